/** Fields that a careers teacher would name beside a field, the nearest first: a judgement of ours. */
const NEIGHBOURING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  medicineDentVet: ['pharmacyChineseMed', 'alliedHealth', 'lifeSciences', 'nursing'],
  nursing: ['alliedHealth', 'publicHealthNutrition', 'socialWork', 'pharmacyChineseMed'],
  alliedHealth: ['nursing', 'sport', 'publicHealthNutrition', 'lifeSciences'],
  pharmacyChineseMed: ['lifeSciences', 'physicalSciences', 'alliedHealth', 'publicHealthNutrition'],
  publicHealthNutrition: ['lifeSciences', 'nursing', 'alliedHealth', 'environmentEnergy'],
  lifeSciences: ['publicHealthNutrition', 'environmentEnergy', 'bioChemEngineering', 'physicalSciences'],
  physicalSciences: ['mathData', 'electronics', 'bioChemEngineering', 'environmentEnergy'],
  mathData: ['computingAi', 'finance', 'economics', 'physicalSciences'],
  computingAi: ['mathData', 'electronics', 'filmAnimationGames', 'mechanicalRobotics'],
  environmentEnergy: ['civilBuilding', 'lifeSciences', 'socialSciences', 'publicHealthNutrition'],
  electronics: ['computingAi', 'mechanicalRobotics', 'physicalSciences'],
  mechanicalRobotics: ['electronics', 'aviationLogistics', 'computingAi', 'bioChemEngineering'],
  bioChemEngineering: ['lifeSciences', 'physicalSciences', 'mechanicalRobotics', 'environmentEnergy'],
  civilBuilding: ['architectureSurveying', 'environmentEnergy', 'mechanicalRobotics'],
  architectureSurveying: ['civilBuilding', 'artDesign', 'environmentEnergy'],
  aviationLogistics: ['mechanicalRobotics', 'businessManagement', 'tourismHospitality'],
  businessManagement: ['mediaMarketing', 'accounting', 'finance', 'economics', 'tourismHospitality'],
  accounting: ['finance', 'businessManagement', 'economics'],
  finance: ['economics', 'accounting', 'mathData', 'businessManagement'],
  economics: ['finance', 'businessManagement', 'mathData', 'politicsGlobal'],
  mediaMarketing: ['businessManagement', 'filmAnimationGames', 'languages', 'artDesign'],
  law: ['politicsGlobal', 'socialSciences', 'humanities', 'businessManagement'],
  politicsGlobal: ['socialSciences', 'law', 'humanities', 'economics'],
  socialSciences: ['politicsGlobal', 'socialWork', 'psychology', 'humanities'],
  psychology: ['socialWork', 'socialSciences', 'education'],
  socialWork: ['psychology', 'socialSciences', 'education'],
  education: ['languages', 'psychology', 'socialWork', 'humanities'],
  languages: ['humanities', 'education', 'mediaMarketing'],
  humanities: ['languages', 'politicsGlobal', 'socialSciences', 'education'],
  filmAnimationGames: ['artDesign', 'mediaMarketing', 'computingAi'],
  artDesign: ['filmAnimationGames', 'architectureSurveying', 'mediaMarketing'],
  musicPerforming: ['filmAnimationGames', 'artDesign', 'education', 'mediaMarketing'],
  sport: ['alliedHealth', 'education', 'publicHealthNutrition', 'tourismHospitality'],
  tourismHospitality: ['businessManagement', 'aviationLogistics', 'mediaMarketing'],
};

/** The field among some that a field stands beside, if there is one. */
export function neighbourAmong(fields: readonly string[], field: string | undefined): string | null {
  if (field === undefined) return null;
  return fields.find((one) => NEIGHBOURING_FIELDS[one]?.includes(field)) ?? null;
}
